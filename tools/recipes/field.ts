import type { Recipe } from './recipe.ts';

/** Where an article was written, from the database to the screen. */
export const field: Recipe = {
  what: 'a field of an article',
  steps: [
    {
      file: 'adapters/origin/database/migrations/9999-dateline.ts',
      create: `import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where an article was written. */
export const dateline: Migration = {
  up: async (db) => {
    await sql\`alter table articles add column dateline text not null default ''\`.execute(db);
  },
};
`,
    },
    {
      file: 'adapters/origin/database/migrations/all-migrations.ts',
      insert: [
        { before: '\n/** In order of their names.', text: "import { dateline } from './9999-dateline.ts';\n" },
        { before: '};\n', text: "  '9999-dateline': dateline,\n" },
      ],
    },
    {
      file: 'adapters/origin/database/schema.ts',
      insert: [{ after: '  og_description: string;\n', text: '  dateline: string;\n' }],
    },
    {
      file: 'adapters/origin/seed/seed-world.ts',
      insert: [{ after: '  readonly ogDescription?: string;\n', text: '  readonly dateline?: string;\n' }],
    },
    {
      file: 'adapters/origin/seed/parse-article.ts',
      insert: [{ after: ' ogDescription: z.string().optional(),', text: ' dateline: z.string().optional(),' }],
    },
    {
      file: 'adapters/origin/seed/load/article-row.ts',
      insert: [
        { after: "og_description: article.ogDescription ?? '',", text: " dateline: article.dateline ?? ''," },
        { after: "'og_description',", text: " 'dateline'," },
      ],
    },
    {
      file: 'adapters/origin/main-api/single-articles.ts',
      insert: [
        { after: "'articles.og_description',", text: " 'articles.dateline'," },
        { after: 'ogDescription: row.og_description,', text: ' dateline: row.dateline,' },
      ],
    },
    {
      file: 'core/articles/article.ts',
      insert: [
        {
          after: '  readonly ogDescription: string;\n',
          text: '  /** Where it was written; empty when nobody says. */\n  readonly dateline: string;\n',
        },
      ],
    },
    {
      file: 'adapters/main-api/article.wire.ts',
      insert: [
        { after: '  ogDescription: lenientText,\n', text: '  dateline: lenientText,\n' },
        { after: '  ogDescription: article.ogDescription,\n', text: '  dateline: article.dateline,\n' },
      ],
    },
    {
      file: 'ui/articles/article-page.tsx',
      insert: [
        {
          before: '      <div className="body"',
          text: '      {article.dateline !== \'\' && <p className="article__dateline">{article.dateline}</p>}\n',
        },
      ],
    },
  ],
  forTests: [
    { file: 'core/testing/newsroom.fake.ts', insert: [{ after: "ogDescription: '',", text: " dateline: ''," }] },
    {
      file: 'adapters/main-api/create-articles.test.ts',
      insert: [{ after: "ogDescription: 'Elkészült a híd.',", text: " dateline: ''," }],
    },
    { file: 'ui/screens/pages.fixtures.ts', insert: [{ after: "ogDescription: '',", text: " dateline: ''," }] },
  ],
  // Seven once the origin types its rows, its API and its files from one list.
  most: 10,
};
