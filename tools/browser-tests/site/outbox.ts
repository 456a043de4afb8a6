import { decodeHTML } from 'entities';

export interface Letter {
  readonly link: string;
  readonly code: string;
}

const read = async (operatorPort: number, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${operatorPort}${path}`)).text();

export const letterTo = async (operatorPort: number, email: string): Promise<Letter> => {
  const list = await read(operatorPort, '/outbox');
  const [, path = ''] =
    list
      .split('<li>')
      .map((one) => /href="(\/outbox\/\d+)".*<br>([^ ]+) ·/.exec(one) ?? [])
      .find(([, , recipient]) => recipient === email) ?? [];
  const [, text = ''] = /<pre>([\s\S]*)<\/pre>/.exec(await read(operatorPort, path)) ?? [];
  const letter = decodeHTML(text);
  return { link: /https?:\S+$/m.exec(letter)?.[0] ?? '', code: /: (\d{6})$/m.exec(letter)?.[1] ?? '' };
};
