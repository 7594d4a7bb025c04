SELECT t.buyer FROM tickets t JOIN shows s ON s.id = t.show JOIN films f ON f.id = s.film WHERE f.language IN ('Hindi', 'Tamil') AND t.buyer IS NOT NULL GROUP BY t.buyer HAVING COUNT(*) >= 2;
