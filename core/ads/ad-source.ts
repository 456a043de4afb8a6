export interface AdSituation {
  readonly network: string | null;
  readonly consented: boolean;
}

/** House ads fill a slot until a network is configured and the reader has consented (R26). */
export const adSource = ({ network, consented }: AdSituation): 'house' | 'network' =>
  network !== null && consented ? 'network' : 'house';
