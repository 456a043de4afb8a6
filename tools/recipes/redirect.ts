import type { Recipe } from './recipe.ts';

export const redirect: Recipe = {
  what: 'a redirect',
  steps: [
    {
      file: 'config/redirects.json',
      insert: [
        {
          after: '"rules": [\n',
          text: '    {\n      "id": "recipe-newest",\n      "from": "/friss-hirek",\n      "to": "/legfrissebb",\n      "status": 301,\n      "examples": [{ "in": "/friss-hirek?oldal=2", "out": "/legfrissebb?oldal=2" }]\n    },\n',
        },
      ],
    },
  ],
  forTests: [],
  max: 1,
};
