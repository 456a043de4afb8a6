import type { SiteKey } from '../seed-site.ts';
import type { SeedSection } from '../seed-world.ts';

const names: Readonly<Record<SiteKey, readonly (readonly [slug: string, name: string])[]>> = {
  main: [
    ['belfold', 'Belföld'],
    ['kulfold', 'Külföld'],
    ['gazdasag', 'Gazdaság'],
    ['velemeny', 'Vélemény'],
    ['sport', 'Sport'],
    ['tudomany', 'Tudomány'],
    ['tech', 'Tech'],
    ['egeszseg', 'Egészség'],
    ['kozlekedes', 'Közlekedés'],
    ['ellenorzo', 'Ellenőrző'],
    ['direkt36', 'Tényfeltárás'],
    ['szepkilatas', 'Szép kilátás'],
    ['kozlemeny', 'Közlemény'],
    ['tamogatott-tartalom', 'Támogatott tartalom'],
  ],
  after: [
    ['film', 'Film'],
    ['zene', 'Zene'],
    ['kepernyo', 'Képernyő'],
    ['gasztro', 'Gasztro'],
    ['dizajn', 'Dizajn'],
  ],
  g7: [
    ['adat', 'Adat'],
    ['penz', 'Pénz'],
    ['kozelet', 'Közélet'],
    ['vallalat', 'Vállalat'],
    ['podcast', 'Podcast'],
  ],
  karakter: [
    ['eletut', 'Életút'],
    ['csalad', 'Család'],
    ['otthon', 'Otthon'],
    ['utazas', 'Utazás'],
    ['test-lelek', 'Test és lélek'],
  ],
  sister: [
    ['erdely', 'Erdély'],
    ['szekelyfold', 'Székelyföld'],
    ['partium', 'Partium'],
    ['kozugyek', 'Közügyek'],
    ['muvelodes', 'Művelődés'],
  ],
};

/** The sections (rovatok) of the five sites. */
export const sections: readonly SeedSection[] = (Object.keys(names) as SiteKey[]).flatMap((site) =>
  names[site].map(([slug, name]) => ({ site, slug, name })),
);
