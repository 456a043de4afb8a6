export interface Expectation {
  readonly url: string;
  readonly status: number | null;
  readonly location: string | null;
  readonly route: string | null;
}
