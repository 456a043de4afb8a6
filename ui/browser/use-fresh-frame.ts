import { useEffect, useState } from 'react';
import type { ShownCommonData } from '#core/editorial/common-data/show-common-data.ts';
import type { Page } from '#core/pages/page.ts';
import { askJson } from '../window/ask-json.ts';

/** The event also reaches listeners outside React. */
const news = document;

/** Spec §4, "Common data refresh". Throws when the request fails. */
export const refreshFrame = async (): Promise<void> => {
  news.dispatchEvent(
    new CustomEvent('common', { detail: await askJson(`/api/refresh?in=${encodeURIComponent(location.pathname)}`) }),
  );
};

export const useFreshFrame = (page: Page): Page => {
  const [fresh, setFresh] = useState<{ readonly of: Page; readonly common: ShownCommonData } | null>(null);
  useEffect(() => {
    const take = (event: Event): void => setFresh({ of: page, common: (event as CustomEvent<ShownCommonData>).detail });
    news.addEventListener('common', take);
    return () => news.removeEventListener('common', take);
  }, [page]);
  return fresh?.of === page ? { ...page, frame: { ...page.frame, common: fresh.common } } : page;
};
