interface Head {
  readonly title: string;
  readonly description: string;
}

const told = (body: string, pattern: RegExp): string => pattern.exec(body)?.[1] ?? '';

export const gatherHeads = () => {
  const heads = new Map<string, Head>();
  return {
    note: (address: string, body: string): void => {
      const [head = ''] = body.split('</head>', 1);
      if (head.includes('noindex')) return;
      if (told(head, /<link rel="canonical" href="([^"]*)"/).replaceAll('&amp;', '&') !== address) return;
      heads.set(address, {
        title: told(head, /<title>([^<]*)<\/title>/),
        description: told(head, /<meta name="description" content="([^"]*)"/),
      });
    },
    size: (): number => heads.size,
    faults: (): readonly string[] => {
      const named = Map.groupBy(heads.keys(), (address) => `${new URL(address).origin} ${heads.get(address)?.title}`);
      return [
        ...[...heads].flatMap(([address, { description }]) =>
          description === '' ? [`no description: ${address}`] : [],
        ),
        ...[...named].flatMap(([title, addresses]) =>
          addresses.length > 1 ? [`same title: ${title}: ${addresses.join(' ')}`] : [],
        ),
      ];
    },
  };
};
