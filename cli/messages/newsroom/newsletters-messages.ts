export interface NewslettersMessages {
  readonly commands: Readonly<Record<'newsletters' | 'compose' | 'send' | 'list', string>>;
  readonly to: string;
  readonly nothingNew: string;
  readonly previewSent: (email: string) => string;
  readonly sent: (issues: number, letters: number) => string;
  readonly columns: Readonly<Record<'code' | 'title' | 'readers' | 'day' | 'letters' | 'state', string>>;
  readonly states: Readonly<Record<'none' | 'sending' | 'done', string>>;
  readonly noMail: Readonly<Record<string, string>>;
}
