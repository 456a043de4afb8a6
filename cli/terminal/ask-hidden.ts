export interface HiddenInput {
  setRawMode(raw: boolean): unknown;
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  off(event: 'data', listener: (chunk: Buffer) => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

const [enter, newLine, interrupt, endOfInput] = ['\r', '\n', '\u0003', '\u0004'];
const erasing = ['\b', '\u007F'];

/** Reads a line without echo; null on Ctrl-C or Ctrl-D. Ignores text pasted after the line. */
export const askHidden = (
  input: HiddenInput,
  write: (text: string) => void,
  question: string,
): Promise<string | null> =>
  new Promise((resolve) => {
    const decoder = new TextDecoder();
    let typed: readonly string[] = [];
    const finish = (answer: string | null): void => {
      input.off('data', listen);
      input.setRawMode(false);
      input.pause();
      write('\n');
      resolve(answer);
    };
    const listen = (chunk: Buffer): void => {
      for (const letter of decoder.decode(chunk, { stream: true })) {
        if (letter === enter || letter === newLine) return finish(typed.join(''));
        if (letter === interrupt || letter === endOfInput) return finish(null);
        typed = erasing.includes(letter) ? typed.slice(0, -1) : [...typed, letter];
      }
    };
    write(question);
    input.setRawMode(true);
    input.on('data', listen);
    input.resume();
  });
