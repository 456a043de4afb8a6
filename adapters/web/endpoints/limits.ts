export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token buckets per network address and action. An office or a school class shares one address. */
export const allowances = {
  search: { burst: 40, perSecond: 4 },
  uncachedWork: { burst: 200, perSecond: 5 },
  /** Open pages poll every 15 s. */
  quizRead: { burst: 120, perSecond: 8 },
  quizAnswers: { burst: 40, perSecond: 1 },
  newsletterForm: { burst: 60, perSecond: 2 },
  topicForm: { burst: 60, perSecond: 2 },
  signInLetter: { burst: 10, perSecond: 1 / 60 },
  signInLink: { burst: 30, perSecond: 1 },
  account: { burst: 60, perSecond: 2 },
  /** A desk sends one for each saved post, and many at once after a bulk edit. */
  deskHook: { burst: 120, perSecond: 10 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** After `uncachedWork`: for connections that were not refused lately (admit-work.ts). */
export const workReserve: Allowance = { burst: 10, perSecond: 2 };

/** Bytes. */
export const maxBody = {
  form: 2_048,
  topicForm: 4_096,
  staffSignIn: 12 * 1024,
  quizAnswers: 16 * 1024,
  deskHook: 1024,
  /** Ghost sends the whole post, with up to 25 revisions. */
  ghostHook: 4 * 1024 * 1024,
} as const;
