SELECT a.id, b.id FROM shows a JOIN shows b ON b.film = a.film AND a.id < b.id;
