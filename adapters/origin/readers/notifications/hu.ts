/**
 * What a browser is pushed first. It is shown: browsers allow no silent push (`userVisibleOnly`, Push API), and Safari
 * ends the subscription of a site that pushes silently.
 */
export const proofMessage = (origin: string, proof: string) => ({
  title: 'Bekapcsoltad az értesítéseket',
  lead: 'Itt szólunk, amint új cikk jelenik meg abban, amit követsz.',
  address: `${origin}/api/topics`,
  tag: 'megerosites',
  proof,
});
