import { STATUS_CODES } from 'node:http';

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }

  with(headers: Readonly<Record<string, string>>): Problem {
    return new Problem(this.status, this.message, { ...this.headers, ...headers });
  }

  get body(): string {
    return JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
    });
  }
}

export const notFound = (what: string): Problem => new Problem(404, `${what} was not found`);
export const badParameter = (name: string, why: string): Problem => new Problem(400, `${name}: ${why}`);
