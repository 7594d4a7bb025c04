#include <iostream>
#include <memory>
#include <string>
using namespace std;

int h, w;

class Shape {
public:
    virtual ~Shape() = default;
    virtual bool covers(int r, int c) const = 0;
};
using ShapePtr = unique_ptr<Shape>;
ShapePtr readShape();

class Rect : public Shape {
public:
    Rect() { cin >> r1 >> c1 >> r2 >> c2; }
    bool covers(int r, int c) const override { return r1 <= r && r <= r2 && c1 <= c && c <= c2; }

private:
    int r1, c1, r2, c2;
};

class Disc : public Shape {
public:
    Disc() { cin >> row >> column >> radius; }
    bool covers(int r, int c) const override {
        return (r - row) * (r - row) + (c - column) * (c - column) <= radius * radius;
    }

private:
    int row, column, radius;
};

class Move : public Shape {
public:
    Move() {
        cin >> dr >> dc;
        a = readShape();
    }
    bool covers(int r, int c) const override { return a->covers(r - dr, c - dc); }

private:
    int dr, dc;
    ShapePtr a;
};

class Mirror : public Shape {
public:
    Mirror() : a(readShape()) {}
    bool covers(int r, int c) const override { return a->covers(r, w + 1 - c); }

private:
    ShapePtr a;
};

class OfTwo : public Shape {
public:
    explicit OfTwo(const string &k) : kind(k), a(readShape()), b(readShape()) {}
    bool covers(int r, int c) const override {
        if (kind == "join") return a->covers(r, c) || b->covers(r, c);
        if (kind == "both") return a->covers(r, c) && b->covers(r, c);
        return a->covers(r, c) && !b->covers(r, c);
    }

private:
    string kind;
    ShapePtr a, b;
};

ShapePtr readShape() {
    string kind;
    cin >> kind;
    if (kind == "rect") return ShapePtr(new Rect);
    if (kind == "disc") return ShapePtr(new Disc);
    if (kind == "move") return ShapePtr(new Move);
    if (kind == "mirror") return ShapePtr(new Mirror);
    return ShapePtr(new OfTwo(kind));
}

int main() {
    cin >> h >> w;
    ShapePtr stencil = readShape();
    for (int r = 1; r <= h; r++) {
        for (int c = 1; c <= w; c++) cout << (stencil->covers(r, c) ? '#' : '.');
        cout << '\n';
    }
}
