/** A page of a browser. A selector that begins with `//` is XPath, any other is CSS. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Clicks the middle of the first match with a pointer. */
  click(selector: string): Promise<void>;
  /** Types into the first match. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a function in the page. It sees its arguments only. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result>;
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a tab of a new reader: no cookies and no storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface EngineKind {
  readonly name: string;
  readonly isInstalled: boolean;
  start(look: 'light' | 'dark'): Promise<Engine>;
}
