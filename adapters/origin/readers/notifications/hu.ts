/** Browsers forbid silent push (`userVisibleOnly`, Push API); Safari cancels the subscription after one. */
export const proofMessage = (origin: string, proof: string) => ({
  title: 'Bekapcsoltad az értesítéseket',
  lead: 'Itt szólunk, amint új cikk jelenik meg abban, amit követsz.',
  address: `${origin}/api/topics`,
  tag: 'megerosites',
  proof,
});
