SELECT d.id, COALESCE(g.id, h.id, d.id), (h.id IS NOT NULL) + (g.id IS NOT NULL) FROM doctors d LEFT JOIN doctors h ON h.id = d.head LEFT JOIN doctors g ON g.id = h.head ORDER BY d.id;
