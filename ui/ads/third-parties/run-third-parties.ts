import { adSource } from '#core/ads/ad-source.ts';
import type { Grants } from '#core/readers/consent/tcf-grants.ts';
import type { ThirdParties } from '#core/readers/consent/third-parties.ts';
import type { AdNetwork } from '../ad-network.ts';
import { followSlots } from '../follow-slots.ts';
import { followSponsored } from '../follow-sponsored.ts';
import { createPublisherTag, type PublisherTag } from '../publisher-tag.ts';
import { followCampaigns } from './follow-campaigns.ts';
import { followSocialBox } from './follow-social-box.ts';
import { letOthersWrite, loadScript } from './load-script.ts';

const publisherTag = (): PublisherTag => {
  const page = window as unknown as { googletag?: { cmd?: unknown } };
  page.googletag ??= {};
  page.googletag.cmd ??= [];
  return page.googletag as PublisherTag;
};

type End = () => void;

const whileAllowed = (start: () => End) => {
  let end: End | null = null;
  return (allowed: boolean): void => {
    if (allowed === (end !== null)) return;
    if (!allowed) {
      end?.();
      end = null;
    } else end = start();
  };
};

export const createThirdParties = ({ site, ads, campaignScript, audience, social }: ThirdParties) => {
  let network: AdNetwork | undefined;
  const startAds = (): End => {
    if (ads === null) return () => undefined;
    network ??= createPublisherTag({ load: () => loadScript(ads.script), tagOf: publisherTag });
    const ends = [followSlots(network, ads.network, site), followSponsored()];
    return () => ends.forEach((end) => end());
  };
  const allowAds = whileAllowed(startAds);
  const allowCampaigns = whileAllowed(() =>
    campaignScript === null ? () => undefined : followCampaigns({ script: campaignScript, load: loadScript }),
  );
  const allowAudience = whileAllowed(() => {
    // The audience tool reads its id from this attribute.
    if (audience !== null) {
      document.documentElement.dataset['audienceTool'] = audience.id;
      void loadScript(audience.script);
    }
    return () => delete document.documentElement.dataset['audienceTool'];
  });

  const allowSocial = whileAllowed(() =>
    social === null ? () => undefined : followSocialBox({ ...social, load: loadScript }),
  );

  return (grants: Grants): void => {
    if (Object.values(grants).some(Boolean)) letOthersWrite();
    allowAds(adSource({ network: ads?.network ?? null, consented: grants.ads }) === 'network');
    allowCampaigns(grants.campaign);
    allowAudience(grants.audience);
    allowSocial(grants.social);
  };
};
