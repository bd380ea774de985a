import { type ComponentProps, useState } from 'react';

/** A picture that is left out where it cannot be loaded, as without a network. */
export function LoadedPicture({ alt, ...props }: ComponentProps<'img'> & { alt: string }) {
  const [isMissing, setIsMissing] = useState(false);
  return isMissing ? null : <img alt={alt} {...props} onError={() => setIsMissing(true)} />;
}
