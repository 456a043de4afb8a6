import { type Fields, isFields } from '../../json/is-fields.ts';

/** Account actions: the four forms of `POST /api/v2/user/update` (spec §7.3). */
export type AccountAction =
  | { readonly kind: 'cancel'; readonly paymentId: string }
  | { readonly kind: 'newsletter'; readonly subscribe: boolean; readonly code: string }
  | { readonly kind: 'download' }
  | { readonly kind: 'delete' };

const maxIdLength = 100;

const idOf = (value: unknown): string | null => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
  return typeof value === 'string' && value.length <= maxIdLength && /^[^\s\p{Cc}]+$/u.test(value) ? value : null;
};

const flagOf = (value: unknown): boolean | null => {
  if (value === true || value === 'true' || value === '1') return true;
  return value === false || value === 'false' || value === '0' ? false : null;
};

const newsletter = (fields: Fields): AccountAction | null => {
  const [subscribe, code] = [flagOf(fields['subscribe']), idOf(fields['code'])];
  return subscribe === null || code === null ? null : { kind: 'newsletter', subscribe, code };
};

const cancel = (fields: Fields): AccountAction | null => {
  const paymentId = idOf(fields['payment_id']);
  return paymentId === null ? null : { kind: 'cancel', paymentId };
};

/** Parses an action's body. Returns null for unknown forms; unknown fields are removed (R35). */
export const readAccountAction = (body: unknown): AccountAction | null => {
  if (!isFields(body)) return null;
  switch (body['action']) {
    case 'cancel':
      return cancel(body);
    case 'newsletter':
      return newsletter(body);
    case 'download':
      return { kind: 'download' };
    case 'delete':
      return { kind: 'delete' };
    default:
      return null;
  }
};
