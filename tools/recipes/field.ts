import type { Recipe } from './recipe.ts';

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
      file: 'adapters/origin/database/schema/article-fields.ts',
      insert: [{ after: "  ogDescription: text('og_description'),\n", text: "  dateline: text('dateline'),\n" }],
    },
    {
      file: 'core/editorial/articles/article.ts',
      insert: [
        {
          after: '  readonly ogDescription: string;\n',
          text: '  /** Where it was written; may be empty. */\n  readonly dateline: string;\n',
        },
      ],
    },
    {
      file: 'adapters/main-api/editorial/articles/article.wire.ts',
      insert: [
        { after: '  ogDescription: lenientText,\n', text: '  dateline: lenientText,\n' },
        { after: '  ogDescription: article.ogDescription,\n', text: '  dateline: article.dateline,\n' },
      ],
    },
    {
      file: 'ui/editorial/articles/article-page.tsx',
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
      file: 'adapters/main-api/editorial/articles/create-articles.test.ts',
      insert: [{ after: "ogDescription: 'Elkészült a híd.',", text: " dateline: ''," }],
    },
    { file: 'ui/screens/pages.fixtures.ts', insert: [{ after: "ogDescription: '',", text: " dateline: ''," }] },
  ],
  max: 6,
};
