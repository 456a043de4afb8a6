import { describeSpoiledPages, spoiledPages } from './spoiled-upstream.fake.ts';

describeSpoiledPages(spoiledPages);
