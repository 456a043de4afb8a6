export interface Allowance {
  /** Requests that may come at once after a pause. */
  readonly burst: number;
  /** Requests that become available each second after that. */
  readonly perSecond: number;
}

/** Token buckets, one for each network address and act. An office or a school class shares one address. */
export const allowances = {
  search: { burst: 40, perSecond: 4 },
  /** Requests that leave nothing in a cache: missing pages and resources, redirects, free lists, oEmbed. */
  uncachedWork: { burst: 200, perSecond: 5 },
  /** Open pages poll every 15 s. */
  quizRead: { burst: 120, perSecond: 8 },
  quizAnswers: { burst: 40, perSecond: 1 },
  newsletterForm: { burst: 60, perSecond: 2 },
  topicForm: { burst: 60, perSecond: 2 },
  signInLetter: { burst: 10, perSecond: 1 / 60 },
  signInLink: { burst: 30, perSecond: 1 },
  account: { burst: 60, perSecond: 2 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Largest request bodies, in bytes. */
export const maxBody = {
  form: 2_048,
  /** The endpoint of a push service and two keys. */
  topicForm: 4_096,
  /** What a passkey signs. */
  staffSignIn: 12 * 1024,
  /** Fifty questions with long names. */
  quizAnswers: 16 * 1024,
} as const;
