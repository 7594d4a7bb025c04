SELECT d.id, COALESCE(d.head, d.id), CASE WHEN d.head IS NULL THEN 0 ELSE 1 END FROM doctors d ORDER BY d.id;
