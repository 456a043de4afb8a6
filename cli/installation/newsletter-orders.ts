export type NewsletterOrder =
  | { readonly do: 'compose-newsletter'; readonly code: string; readonly to: string | null }
  | { readonly do: 'send-newsletter'; readonly code: string }
  | { readonly do: 'list-newsletters' };
