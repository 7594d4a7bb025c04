UPDATE students SET name = name || ' (' || branch || ')' WHERE roll NOT IN (SELECT MIN(roll) FROM students GROUP BY name);
