/** The first screen without a network, where no golfer's data are kept. */
export default function NeedsNetwork() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col justify-center gap-4 bg-paper px-5 py-16">
      <h1 className="text-2xl">You need a network to sign in</h1>
      <p>Connect your phone. This page goes on by itself.</p>
    </main>
  );
}
