interface Head {
  readonly title: string;
  readonly description: string;
}

const told = (body: string, pattern: RegExp): string => pattern.exec(body)?.[1] ?? '';

/** What search engines are told of the pages that they may keep, gathered while a crawl looks at them. */
export const gatherHeads = () => {
  const heads = new Map<string, Head>();
  return {
    /** A page that asks not to be kept, or that another address stands for, is none of theirs. */
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
    /** Addresses that are not described, and titles that several addresses of one site share. */
    faults: (): readonly string[] => {
      const named = Map.groupBy(heads.keys(), (address) => `${new URL(address).origin} ${heads.get(address)?.title}`);
      return [
        ...[...heads].flatMap(([address, { description }]) =>
          description === '' ? [`not described: ${address}`] : [],
        ),
        ...[...named].flatMap(([title, addresses]) =>
          addresses.length > 1 ? [`one title: ${title}: ${addresses.join(' ')}`] : [],
        ),
      ];
    },
  };
};
