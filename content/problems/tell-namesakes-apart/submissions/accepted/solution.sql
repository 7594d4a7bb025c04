UPDATE students
SET name = name || ' (' || branch || ')'
WHERE name IN (SELECT name FROM students GROUP BY name HAVING COUNT(*) > 1);
