export type SubscriptionPeriod = 'month' | 'year' | 'once';

export interface ListedSubscription {
  readonly id: number;
  readonly email: string;
  readonly title: string;
  readonly state: 'active' | 'cancelled' | 'over';
  readonly createdAt: number;
  readonly validUntil: number;
}

export type SubscriptionOrder =
  | {
      readonly do: 'give-subscription';
      readonly email: string;
      readonly title: string;
      readonly days: number;
      readonly amount: number;
      readonly currency: string;
      readonly period: SubscriptionPeriod;
    }
  | { readonly do: 'list-subscriptions' }
  | { readonly do: 'end-subscription'; readonly id: number };

export interface SubscriptionResults {
  readonly 'give-subscription': { readonly id: number; readonly validUntil: number };
  readonly 'list-subscriptions': { readonly subscriptions: readonly ListedSubscription[] };
  readonly 'end-subscription': { readonly ended: number };
}

export type SubscriptionFailure = 'no-reader' | 'no-subscription';
