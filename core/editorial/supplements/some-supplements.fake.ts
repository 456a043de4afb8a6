import type { Supplement, SupplementTab } from './supplement.ts';

const articles = (label: string, subPath: string, tag: string | null): SupplementTab => ({
  label,
  subPath,
  content: { kind: 'articles', tag },
});
const data = (
  label: string,
  subPath: string,
  views: readonly { readonly label: string; readonly below: string }[] = [],
): SupplementTab => ({ label, subPath, content: { kind: 'data', deep: views.length > 0, views } });

export const someSupplements: readonly Supplement[] = [
  {
    slug: 'kupa-2024',
    title: 'Kupa 2024',
    lead: 'Minden a kupáról.',
    colour: 'pitch',
    mark: 'M3 3h18',
    standing: 'eredmenyek',
    boxes: [],
    tabs: [
      articles('Cikkek', '', null),
      data('Eredmények', 'eredmenyek', [
        { label: 'Új', below: '' },
        { label: 'Régi', below: 'regi' },
      ]),
    ],
  },
  {
    slug: 'valasztas',
    title: 'Választás',
    lead: '',
    colour: 'plum',
    mark: 'M3 6h18',
    standing: 'korzetek',
    boxes: ['election'],
    tabs: [
      articles('Cikkek', '', null),
      articles('Elemzések', 'elemzesek', 'elemzes'),
      data('Körzetek', 'korzetek', [{ label: 'Mind', below: '' }]),
      data('Listák', 'listak'),
      { label: 'Tippjáték', subPath: 'tippjatek', content: { kind: 'game' } },
    ],
  },
  {
    slug: 'unio',
    title: 'Unió',
    lead: '',
    colour: 'navy',
    mark: 'M3 9h18',
    standing: null,
    boxes: ['election', 'eu-disclaimer'],
    tabs: [articles('Cikkek', '', null)],
  },
];
