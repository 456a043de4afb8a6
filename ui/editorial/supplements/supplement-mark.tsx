export const SupplementMark = ({ path }: { readonly path: string }) => (
  <svg className="supplement__mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
