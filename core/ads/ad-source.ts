export interface AdSituation {
  /** Network code of the ad service; null where none is configured. */
  readonly network: string | null;
  /** Whether the reader has agreed to being shown the network's ads. */
  readonly consented: boolean;
}

/**
 * Who fills a slot: the publication itself, with a labelled place, until a network is configured and the reader has
 * agreed
 * to it (R26).
 */
export const adSource = ({ network, consented }: AdSituation): 'house' | 'network' =>
  network !== null && consented ? 'network' : 'house';
