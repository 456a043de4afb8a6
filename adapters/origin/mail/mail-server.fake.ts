import { createServer, type AddressInfo, type Socket } from 'node:net';

export type Moods = Readonly<Record<string, string>>;

const converse = (socket: Socket, moods: Moods, received: string[]): void => {
  let waiting = '';
  let letter: string | null = null;
  const answer = (command: string, usual: string): void => {
    const words = moods[command] ?? usual;
    if (words === 'close') socket.destroy();
    else if (words !== 'hang') socket.write(`${words}\r\n`);
  };
  const hear = (line: string): void => {
    if (letter !== null) {
      if (line !== '.') return void (letter += `${line}\n`);
      received.push(letter);
      letter = null;
      return answer('letter', '250 taken');
    }
    const command = (line.split(/[ :]/)[0] ?? '').toUpperCase();
    if (command === 'RCPT') received.push(line);
    if (command === 'DATA') letter = '';
    answer(command, command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine');
  };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    waiting += bytes.toString();
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    lines.forEach(hear);
  });
  answer('greeting', '220 here');
};

export const openMailServer = async (moods: Moods = {}) => {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, moods, received);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};
