SELECT a.id, b.id FROM shows a JOIN shows b ON b.film = a.film AND b.screen <> a.screen;
