export interface PreviewedIssue {
  readonly section: string;
  readonly subject: string;
  readonly articles: number;
  readonly text: string;
}

export interface ListedNewsletter {
  readonly code: string;
  readonly title: string;
  readonly readers: number;
  readonly last: { readonly day: string; readonly letters: number; readonly done: boolean } | null;
}

export type NewsletterOrder =
  | { readonly do: 'compose-newsletter'; readonly code: string; readonly to: string | null }
  | { readonly do: 'send-newsletter'; readonly code: string }
  | { readonly do: 'list-newsletters' };

export interface NewsletterResults {
  readonly 'compose-newsletter': { readonly issues: readonly PreviewedIssue[]; readonly to: string | null };
  readonly 'send-newsletter': { readonly code: string; readonly issues: number; readonly letters: number };
  readonly 'list-newsletters': { readonly newsletters: readonly ListedNewsletter[] };
}

export type NewsletterFailure = 'no-newsletter' | 'newsletter-sent' | 'no-mail';
