import type { WorkerPlan } from './worker-scope.ts';

const prefix = 'build-';
const nameOf = ({ build }: WorkerPlan): string => prefix + build;

export const keepBuild = async (plan: WorkerPlan): Promise<void> => {
  const cache = await caches.open(nameOf(plan));
  await cache.addAll([...plan.styles, plan.themeScript, plan.entry, ...plan.assets]);
};

export const dropOldBuilds = async (plan: WorkerPlan): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== nameOf(plan)).map((name) => caches.delete(name)),
  );
};

/** A file with a hash in its name never changes. */
export const buildFile = async (request: Request, plan: WorkerPlan): Promise<Response> => {
  const cache = await caches.open(nameOf(plan));
  const copy = await cache.match(request, { ignoreVary: true });
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

const withStyles = (html: string, styles: readonly string[]): string =>
  styles.reduce((text, style) => {
    const beforeHash = style.slice(0, -'AbCdEfGh.css'.length);
    return text.replaceAll(new RegExp(`${beforeHash}[\\w-]{8}\\.css`, 'g'), style);
  }, html);

/** Updates a document cached by an older build to this build's files. */
export const inThisBuild = (html: string, { build, styles, themeScript, entry }: WorkerPlan): string =>
  withStyles(html, styles)
    .replace(/\/assets\/first-[\w-]+\.js/g, themeScript)
    .replace(/\/assets\/entry-[\w-]+\.js/g, entry)
    .replace(/ data-build="[^"]*"/, ` data-build="${build}"`);
