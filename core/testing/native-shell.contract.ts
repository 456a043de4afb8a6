import { describe, expect, it } from 'vitest';
import type { BridgeMessage } from '../app-shell/bridge-message.ts';
import type { NativeShell } from '../app-shell/native-shell.ts';

export interface ShellCase {
  readonly shell: NativeShell;
  readonly heard: () => readonly BridgeMessage[];
}

export type AppAnswer = () => unknown;

/** Spec §4, "Mobile app mode"; R37. */
export const describeNativeShell = (name: string, open: (answer: AppAnswer) => ShellCase): void => {
  describe(`a native shell over ${name}`, () => {
    const refuse: AppAnswer = () => {
      throw new Error('unknown command');
    };
    const message: BridgeMessage = { name: 'navigate', payload: { url: 'https://lapunk.example/é?oldal=2', page: 2 } };

    it('receives each message once, unchanged', async () => {
      const { shell, heard } = open(() => null);
      await shell.tell(message);
      expect(heard()).toEqual([message]);
    });

    it('answers a question', async () => {
      const { shell } = open(() => ({ episodeId: 3, playing: true }));
      expect(await shell.ask({ name: 'state', payload: {} })).toEqual({ episodeId: 3, playing: true });
    });

    it('that throws rejects, and takes the next message', async () => {
      const { shell, heard } = open(refuse);
      await expect(shell.tell(message)).rejects.toThrow('unknown command');
      await expect(shell.ask(message)).rejects.toThrow('unknown command');
      expect(heard()).toHaveLength(2);
    });
  });
};
