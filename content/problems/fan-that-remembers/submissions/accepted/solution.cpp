#include <iostream>
#include <string>
using namespace std;

class Fan {
public:
    bool is_on() const { return on; }
    void switch_on() { on = true; }
    void switch_off() { on = false; }

    void up() {
        if (on && speed < 5) speed++;
    }

    void down() {
        if (on && speed > 1) speed--;
    }

    void lose_power() {
        on = false;
        speed = 1;
    }

    string state() const { return on ? to_string(speed) : "off"; }

private:
    bool on = false;
    int speed = 3; // remembered while the fan is off
};

int main() {
    Fan fans[21];
    int n;
    cin >> n;
    while (n-- > 0) {
        string command;
        cin >> command;
        if (command == "cut") {
            int running = 0;
            for (int k = 1; k <= 20; k++) {
                if (fans[k].is_on()) running++;
                fans[k].lose_power();
            }
            cout << running << '\n';
            continue;
        }
        int k;
        cin >> k;
        if (command == "on") fans[k].switch_on();
        else if (command == "off") fans[k].switch_off();
        else if (command == "up") fans[k].up();
        else fans[k].down();
        cout << fans[k].state() << '\n';
    }
}
