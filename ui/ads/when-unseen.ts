/** Resolves once the element is out of sight, to prevent visible layout shifts. */
export const whenUnseen = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
