import { Button } from '../../ui/button.tsx';

interface LoadQuestionProps {
  /** The use of the model on this screen, in a sentence. */
  why: string;
  action: string;
  /** Classes of the button. */
  className?: string;
  onLoad(): void;
}

/** Shown before the download of the model on a connection that may cost money. */
export function LoadQuestion({ why, action, className = '', onLoad }: LoadQuestionProps) {
  return (
    <>
      <p className="text-sm">{why} This loads about 8 MB, once.</p>
      <Button kind="outline" size="small" className={className} onClick={onLoad}>
        {action}
      </Button>
    </>
  );
}
