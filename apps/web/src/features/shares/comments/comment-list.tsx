import type { SwingComment } from '@trueswing/contracts';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { relativeTime } from '../../../shared/relative-time.ts';
import { useNow } from '../../../ui/use-now.ts';

interface CommentListProps {
  comments: readonly SwingComment[];
  /** The name of the moment that a comment is about: "Top", or a time. */
  momentOf(comment: SwingComment): string;
  /** Shows that moment of the video. */
  onShow(comment: SwingComment): void;
  /** Action that is offered for a comment. */
  actionOf?(comment: SwingComment): ReactNode;
}

/** Comments as plain text: anyone who has the link can write, so nothing in them becomes a link. */
export function CommentList({ comments, momentOf, onShow, actionOf }: CommentListProps) {
  const nowMs = useNow(60_000);
  return (
    <ul className="divide-y divide-line">
      {comments.map((comment) => (
        <li key={comment.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <div className="flex items-center justify-between gap-3">
            <button
              type="button"
              aria-label={`Show ${momentOf(comment)} in the video`}
              onClick={() => onShow(comment)}
              className="-ml-1 inline-flex min-h-tap items-center gap-1.5 rounded-control px-1 font-semibold text-fairway hover:bg-fairway-tint"
            >
              <Play aria-hidden className="size-4 fill-current" />
              {momentOf(comment)}
            </button>
            {actionOf?.(comment)}
          </div>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {comment.text}
          </p>
          <p className="text-sm text-muted">
            <bdi className="wrap-anywhere">{comment.name}</bdi>
            {` · ${relativeTime(new Date(comment.createdAt), new Date(nowMs))}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
