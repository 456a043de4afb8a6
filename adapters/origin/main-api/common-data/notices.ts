import type { Call } from '../context/api-context.ts';

export const notices: Call = {
  path: '/api/frontend/notices',
  answer: async ({ db, sites, now }) => {
    const rows = await db
      .selectFrom('notices')
      .select(['id', 'text', 'level', 'until', 'link', 'sites', 'audience', 'required'])
      .where('until', '>', now())
      .orderBy('id', 'desc')
      .execute();
    const slugOf = (role: string): readonly string[] => {
      const site = [...sites.byRole.values()].find((one) => one.role === role);
      return site === undefined ? [] : [site.slug];
    };
    return {
      notices: rows.map(({ id, sites: roles, ...row }) => ({
        id: String(id),
        ...row,
        sites: roles && roles.flatMap(slugOf),
      })),
    };
  },
};
