import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Options = Parameters<Init>[1];
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0];

interface Attributes {
  readonly mode?: number | null;
}

/** Emscripten's `setattr` sets modes after every creation and ignores the umask. */
interface Operations {
  setattr: (at: unknown, attributes: Attributes) => void;
  mknod?: (parent: unknown, name: string, mode: number, device: number) => unknown;
}

const forOthers = 0o077;

const keepPrivate = (operations: Operations): void => {
  const { setattr, mknod } = operations;
  operations.setattr = (at, attributes) =>
    setattr(
      at,
      typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~forOthers } : attributes,
    );
  if (mknod !== undefined)
    operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~forOthers, device);
};

/** PGlite creates files that are writable for everyone; this file system restricts them to the owner. */
export class PrivateNodeFs extends NodeFS {
  override init(pg: Parameters<Init>[0], options: Options): ReturnType<Init> {
    const mask = (module: Module): void => {
      const { node_ops: nodes, stream_ops: streams } = (
        module as unknown as { readonly NODEFS: { readonly node_ops: Operations; readonly stream_ops: Operations } }
      ).NODEFS;
      keepPrivate(nodes);
      keepPrivate(streams);
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), mask] });
  }
}
