UPDATE students SET name = name || ' (' || branch || ')' WHERE roll IN (SELECT s.roll FROM students s JOIN students t ON t.name = s.name AND t.branch = s.branch AND t.roll <> s.roll);
