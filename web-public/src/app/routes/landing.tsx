import { ContractorsCard } from '#features/showcase/components/contractors-card.js';
import { Features } from '#features/showcase/components/features.js';
import { Gallery } from '#features/showcase/components/gallery.js';
import { Hero } from '#features/showcase/components/hero.js';
import { Questions } from '#features/showcase/components/questions.js';
import { Steps } from '#features/showcase/components/steps.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { GetStarted } from '../get-started/get-started.js';

export function LandingRoute() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Gallery />
      <ContractorsCard />
      <GetStarted />
      <Questions />
    </>
  );
}
