import type { Recipe } from './recipe.ts';

export const site: Recipe = {
  what: 'a site',
  steps: [
    { file: 'core/addresses/sites/site.ts', insert: [{ after: "'karakter', ", text: "'proba', " }] },
    { file: 'adapters/origin/database/schema/origin-site.ts', insert: [{ after: "'karakter', ", text: "'proba', " }] },
    {
      file: 'config/settings/sites.ts',
      insert: [
        {
          before: "    siteOf('sister', {\n",
          text: "    siteOf('proba', { ...main, slug: 'proba', name: 'Próba', pathPrefix: '/proba' }),\n",
        },
      ],
    },
    {
      file: 'ui/styles/base/sites.css',
      insert: [
        {
          before: "\n[data-site='sister'] {\n",
          text: "\n[data-site='proba'] {\n  --accent: light-dark(#5b5f00, #d3d860);\n  --band: light-dark(#5b5f00, #393c00);\n}\n",
        },
      ],
    },
  ],
  forTests: [
    {
      file: 'tools/browser-tests/site/every-address.ts',
      insert: [{ after: "karakter: 'csalad', ", text: "proba: 'proba', " }],
    },
    {
      file: 'tools/whole-product/editorial/emptiest-articles.test.ts',
      insert: [{ after: "karakter: 'eletut',", text: " proba: 'proba'," }],
    },
  ],
  max: 4,
};
