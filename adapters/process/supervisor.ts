/** Node's IPC channel to the parent process, if it has one (tools/deploy/supervise.ts). */

export const tellSupervisor = (message: 'ready'): void => {
  if (process.connected) process.send?.(message);
};

/** The parent process has started another process on the same socket. */
export const onReplaced = (replaced: () => void): void =>
  void process.on('message', (message) => message === 'replaced' && replaced());
