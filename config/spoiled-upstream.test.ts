import { describeRefusals, describeSpoiledPages, spoiledPages } from './spoiled-upstream.contract.ts';

const few = ['/rovat/belfold', '/arfolyam', 'zsombekhalom-rendelointezet-szavazas'];

describeRefusals();
describeSpoiledPages(spoiledPages.filter(({ page }) => few.includes(page)));
