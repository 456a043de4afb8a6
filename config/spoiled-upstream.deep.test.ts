import { describeSpoiledPages, spoiledPages } from './spoiled-upstream.contract.ts';

describeSpoiledPages(spoiledPages);
