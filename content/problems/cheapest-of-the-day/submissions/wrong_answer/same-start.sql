SELECT SUBSTR(s.starts, 1, 10) AS day, s.id, s.price FROM shows s WHERE s.price = (SELECT MIN(x.price) FROM shows x WHERE x.starts = s.starts) ORDER BY day, s.id;
