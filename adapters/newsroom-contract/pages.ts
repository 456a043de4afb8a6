/** Listed together with the fields of the notice. */
export interface NoticeState {
  readonly id: number;
  readonly state: 'standing' | 'over';
  /** Unix seconds. */
  readonly setAt: number;
}

/** The picture-in-picture video of a site (spec §3.5). */
export interface SetVideo {
  readonly url: string;
  readonly title: string;
  readonly label: string | null;
  readonly open: boolean;
  readonly manual: boolean;
}
