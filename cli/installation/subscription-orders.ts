import type { SubscriptionPeriod } from '#adapters/newsroom-contract/readers.ts';

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
